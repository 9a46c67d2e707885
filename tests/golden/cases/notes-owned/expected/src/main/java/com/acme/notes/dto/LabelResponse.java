package com.acme.notes.dto;

public record LabelResponse(Integer id, String name) {}
