package com.acme.blog.dto;

public record WriterResponse(Long id, String email, String name) {}
