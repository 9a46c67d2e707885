package com.acme.rentals.repository;

import com.acme.rentals.domain.Tool;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface ToolRepository
    extends JpaRepository<Tool, Integer>, JpaSpecificationExecutor<Tool> {}
