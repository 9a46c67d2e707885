package com.acme.tasks.dto;

public record CommentResponse(Long id, Long taskId, String body) {}
