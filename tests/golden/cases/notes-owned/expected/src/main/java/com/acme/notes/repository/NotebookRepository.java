package com.acme.notes.repository;

import com.acme.notes.domain.Notebook;
import java.util.UUID;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface NotebookRepository
    extends JpaRepository<Notebook, UUID>, JpaSpecificationExecutor<Notebook> {}
